import { Form } from "react-router";
import type { OfferEnd } from "#app/domain/bookings/offer.ts";
import { OFFER_STATES } from "#app/domain/bookings/offer-state.ts";
import type { CardOf } from "#app/domain/messages/card.ts";
import { paths } from "#app/links.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { ShortWhen } from "#app/ui/values/date-time.tsx";
import { CardFrame } from "./card-frame.tsx";

/** An offered time in a conversation. */
export function OfferCard({ card: { offer, state, party } }: { card: CardOf<"offer"> }) {
  return (
    <CardFrame {...offer} title={offer.serviceTitle} status="pending">
      {offer.note && <p className="whitespace-pre-line">{offer.note}</p>}
      <p>
        <Badge tone={state === "open" ? "pending" : "neutral"} wraps>
          <span>
            {state === "open" ? (
              <>
                {party === "customer"
                  ? "Your answer is needed by "
                  : `${OFFER_STATES.open}, open until `}
                <ShortWhen at={offer.expiresAt} />
              </>
            ) : (
              OFFER_STATES[state]
            )}
          </span>
        </Badge>
      </p>
      {state === "open" && (
        <div className="flex flex-wrap items-center gap-2">
          {party === "customer" && (
            <ButtonLink size="small" to={paths.offer(offer.id)}>
              <Icon name="check" />
              Accept
            </ButtonLink>
          )}
          <EndOffer id={offer.id} end={party === "customer" ? "decline" : "withdraw"} />
        </div>
      )}
    </CardFrame>
  );
}

const END_NAMES: Record<OfferEnd, string> = { decline: "Decline", withdraw: "Withdraw" };

/** The button that ends an offer without a booking. */
function EndOffer({ id, end }: { id: string; end: OfferEnd }) {
  return (
    <Form method="post" action={paths.offer(id)}>
      <AccountField />
      <Button variant="secondary" size="small" name="step" value={end}>
        {END_NAMES[end]}
      </Button>
    </Form>
  );
}
