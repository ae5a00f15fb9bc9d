import { useOutlet } from "react-router";
import { nameForOwner } from "#app/actions/photos/own-photos.ts";
import { databaseContext } from "#app/context.ts";
import { pageNumber } from "#app/domain/forms/query-fields.ts";
import { SERVICES_NOT_LOADED } from "#app/domain/services/form.ts";
import type { ServiceListItem } from "#app/domain/services/service.ts";
import { readForPage } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { OverList } from "#app/ui/dashboard/action-panel.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { freshAt } from "#app/ui/pages/revalidation.ts";
import { Panel } from "#app/ui/panel.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { readServiceList } from "#db/services/services.ts";
import type { Route } from "./+types/list.ts";
import { ServiceTable } from "./service-table.tsx";

export const meta: Route.MetaFunction = () => privateMeta("My Services");

const MOST_PAGES = 1_000;

export const shouldRevalidate = freshAt(paths.services);

export async function loader({ url, context, pattern }: Route.LoaderArgs) {
  // A deletion that is opened by its own address has no list behind it.
  if (pattern.endsWith("/delete")) return { list: null };
  const { id, role } = signedIn(context);
  const page = pageNumber(MOST_PAGES).parse(url.searchParams.get("page"));
  const list = await readForPage(
    readServiceList(context.get(databaseContext), id, page),
    SERVICES_NOT_LOADED,
  );
  const services = list.services.map(({ photoId, ...service }) => ({
    ...service,
    photoId: photoId && nameForOwner(context, photoId),
  }));
  const created = services.find(({ id }) => id === url.searchParams.get("created")) ?? null;
  return { list: { ...list, services, created, professional: role === "professional" } };
}

export default function Services({ loaderData: { list } }: Route.ComponentProps) {
  const child = useOutlet();
  if (!list) return child;
  return (
    <>
      <ServicesPage {...list} />
      {child && <OverList value={paths.servicesPage(list.page)}>{child}</OverList>}
    </>
  );
}

type ServicesPageProps = {
  services: ServiceListItem[];
  /** The service that was just created. */
  created: ServiceListItem | null;
  page: number;
  pages: number;
  professional: boolean;
};

/** My services. */
function ServicesPage({ services, created, page, pages, professional }: ServicesPageProps) {
  return (
    <DashboardPage title="My Services" action={professional && <AddService />}>
      {created && <WhatComesNext service={created} />}
      {services.length > 0 && <ServiceTable services={services} />}
      {services.length === 0 && (professional ? <NoServices /> : <NotAProfessional />)}
      <Pager page={page} pages={pages} hrefOf={paths.servicesPage} />
    </DashboardPage>
  );
}

function AddService() {
  return (
    <ButtonLink to={paths.newService}>
      <Icon name="plus" />
      Add service
    </ButtonLink>
  );
}

/** Where somebody goes on to who has just created a service. */
function WhatComesNext({ service }: { service: ServiceListItem }) {
  const isPublic = service.status === "active";
  return (
    <Panel as="section" className="stack-4" aria-labelledby="next-steps">
      <h2 id="next-steps">What comes next</h2>
      <p className="wrap-anywhere">
        Customers book “{service.title}” at its times and within your hours.
      </p>
      <div className="flex flex-wrap gap-2">
        {isPublic && (
          <ButtonLink variant="secondary" size="small" href={paths.service(service.id)}>
            See it as customers see it
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" size="small" to={paths.bookingHours}>
          Set your hours
        </ButtonLink>
      </div>
    </Panel>
  );
}

function NoServices() {
  return (
    <Empty title="No services yet" icon="briefcase-business">
      <p>Describe what you do, name a price and add a photo. It takes about five minutes.</p>
      <ButtonLink to={paths.newService}>Add your first service</ButtonLink>
    </Empty>
  );
}

function NotAProfessional() {
  return (
    <Empty title="No services yet" icon="briefcase-business">
      <p>Services are offered by professionals. Becoming one is free.</p>
      <ButtonLink to={paths.becomeProfessional}>Become a professional</ButtonLink>
    </Empty>
  );
}
