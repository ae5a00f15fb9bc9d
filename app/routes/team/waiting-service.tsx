import type { FormState } from "#app/domain/forms/form-state.ts";
import { findCategory, subcategoryName } from "#app/domain/services/catalogue.ts";
import { ageText } from "#app/domain/team/age.ts";
import { LEAST_REASON, MOST_REASON } from "#app/domain/team/reports.ts";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { VersionField } from "#app/ui/forms/version-field.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { photoSources } from "#app/ui/pictures/photo.tsx";
import { Day } from "#app/ui/values/date-time.tsx";
import { Price } from "#app/ui/values/price.tsx";
import type { readApprovals } from "#db/team/approvals.ts";

type Waiting = Omit<Awaited<ReturnType<typeof readApprovals>>["queue"][number], "photos"> & {
  isOwn: boolean;
  /** With the names under which the team sees them, too. */
  photos: readonly { id: string; alt: string; name: string }[];
};

type WaitingServiceProps = Pick<FormState, "values" | "errors"> & {
  service: Waiting;
  now: number;
};

/** A service that waits, with its photos and its professional, and the two answers to it. */
export function WaitingService({ service, now, values, errors }: WaitingServiceProps) {
  const { id, title, photos } = service;
  return (
    <Panel as="section" className="stack-4" aria-labelledby={`title-${id}`}>
      <div>
        <h2 className="wrap-anywhere" id={`title-${id}`}>
          {title}
        </h2>
        <p className="text-sm text-soft">{ageText(service.version, now)}</p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {photos.map((photo) => (
          <li key={photo.id}>
            <a href={photoSources(photo.name).medium}>
              <img
                className="size-24 rounded-control object-cover"
                src={photoSources(photo.name).small}
                width={96}
                height={96}
                alt={photo.alt || `A photo of ${title}`}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
      <p>
        {findCategory(service.categoryId)?.name}
        {service.subcategoryId && `, ${subcategoryName(service.subcategoryId)}`},{" "}
        <Price cents={service.priceAmount} type={service.priceType} />, {service.city},{" "}
        {service.region}
      </p>
      <p className="max-w-text whitespace-pre-line wrap-anywhere">{service.description}</p>
      <Professional service={service} />
      {service.isOwn ? (
        <p>This is your own service: somebody else decides.</p>
      ) : (
        <Answers id={id} title={title} version={service.version} values={values} errors={errors} />
      )}
    </Panel>
  );
}

function Professional({ service }: { service: Waiting }) {
  const { proName, businessName, email, bio, since, yearsOfExperience, unapproved } = service;
  return (
    <div className="stack-2">
      <h3>Who offers it</h3>
      <p>
        <b>{proName}</b>
        {businessName && `, ${businessName}`}, with us since <Day at={since} />
        {yearsOfExperience !== null && `, ${yearsOfExperience} years of experience`}
        <br />
        <a className="wrap-anywhere" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
      {bio && <p className="max-w-text whitespace-pre-line wrap-anywhere">{bio}</p>}
      {unapproved > 1 && (
        <p className="text-soft">{unapproved} services of theirs are not approved.</p>
      )}
    </div>
  );
}

type AnswersProps = Pick<FormState, "values" | "errors"> & {
  id: string;
  title: string;
  version: number;
};

function Answers({ id, title, version, values, errors }: AnswersProps) {
  const about = (
    <>
      <input type="hidden" name="serviceId" value={id} />
      <VersionField version={version} />
    </>
  );
  return (
    <div className="stack-4 border-t border-line pt-4">
      <form method="post" action={paths.teamApprovals}>
        <AccountField />
        {about}
        <Button name="intent" value="approve">
          Approve<span className="sr-only"> {title}</span>
        </Button>
      </form>
      <form className="stack-2" method="post" action={paths.teamApprovals} noValidate>
        <AccountField />
        {about}
        <TextAreaField
          id={`reason-${id}`}
          name="reason"
          label="Not yet, because"
          hint={`${LEAST_REASON} to ${MOST_REASON} characters. The professional reads it and can change the service.`}
          rows={3}
          defaultValue={values.reason}
          error={errors.reason}
          autoFocus={errors.reason !== undefined}
          required
        />
        <Button variant="secondary" name="intent" value="refuse">
          Not yet<span className="sr-only">: {title}</span>
        </Button>
      </form>
    </div>
  );
}
