import { Button, ButtonLink, buttonRow, TextButton } from "#app/ui/button.tsx";
import { SaveBar } from "#app/ui/forms/save-bar.tsx";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import { Chip, chipLines } from "#app/ui/navigation/chip.tsx";
import { ViewToggle } from "#app/ui/navigation/view-toggle.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { PopularTerms } from "#app/ui/search/popular-terms.tsx";
import { OfferWorkLink } from "#app/ui/services/offer-work-link.tsx";
import { SaveButton } from "#app/ui/services/save-button.tsx";
import { exampleService } from "./examples.ts";
import { Shown, State, States } from "./shown.tsx";

const VARIANTS = ["primary", "secondary", "gold", "danger", "quiet"] as const;
const POINTED = ["hover", "focus", "pressed"] as const;

export function ShownActions() {
  return (
    <>
      <Shown name="Button" file="button.tsx">
        <States>
          {VARIANTS.map((variant) => (
            <State key={variant} name={variant}>
              <Button type="button" variant={variant}>
                Request Booking
              </Button>
            </State>
          ))}
          <State name="disabled">
            <Button type="button" disabled>
              Request Booking
            </Button>
          </State>
          <State name="busy">
            <Button type="button" disabled>
              Sending…
            </Button>
          </State>
        </States>
        <States>
          {POINTED.map((as) => (
            <State key={as} name={as} as={as}>
              <Button type="button">Request Booking</Button>
            </State>
          ))}
          {POINTED.map((as) => (
            <State key={as} name={`secondary, ${as}`} as={as}>
              <Button type="button" variant="secondary">
                Message
              </Button>
            </State>
          ))}
        </States>
        <States>
          <State name="small">
            <Button type="button" size="small">
              Save
            </Button>
          </State>
          <State name="compact">
            <Button type="button" variant="secondary" size="compact">
              <Icon name="arrow-up" />
              Up
            </Button>
          </State>
          <State name="square">
            <Button type="button" variant="secondary" size="square">
              <Icon name="chevron-right" />
              <span className="sr-only">Next</span>
            </Button>
          </State>
          <State name="small square">
            <Button type="button" variant="secondary" size="smallSquare">
              <Icon name="x" />
              <span className="sr-only">Close</span>
            </Button>
          </State>
          <State name="long text">
            <Button type="button">
              Request a booking for Saturday afternoon and ask for a written estimate first
            </Button>
          </State>
        </States>
        <State name="as links, in a row">
          <div className={buttonRow}>
            <ButtonLink href="#actions" size="small">
              Book again
            </ButtonLink>
            <ButtonLink href="#actions" variant="secondary" size="small">
              <Icon name="message-circle" />
              Message
            </ButtonLink>
            <ButtonLink href="#actions" variant="quiet" size="small">
              Skip
            </ButtonLink>
          </div>
        </State>
        <State name="a button that looks like a link">
          <TextButton type="button">Show all photos</TextButton>
        </State>
      </Shown>
      <Shown name="Call to offer work" file="services/offer-work-link.tsx">
        <OfferWorkLink join="Join as a Professional" />
      </Shown>
      <Shown name="Save button" file="services/save-button.tsx">
        <States>
          <State name="visitor">
            <SaveButton service={exampleService({ number: 1, saved: null })} />
          </State>
          <State name="not saved">
            <SaveButton service={exampleService({ number: 1 })} />
          </State>
          <State name="saved">
            <SaveButton service={exampleService({ number: 1, saved: "yes" })} />
          </State>
          <State name="on a card">
            <SaveButton service={exampleService({ number: 1, saved: "yes" })} onCard />
          </State>
        </States>
      </Shown>
      <Shown name="Save bar" file="forms/save-bar.tsx">
        <div className="relative overflow-hidden rounded-card border border-line">
          <SaveBar>
            <Button type="button">Save Changes</Button>
            <Button type="button" variant="secondary">
              Cancel
            </Button>
          </SaveBar>
        </div>
      </Shown>
      <Shown name="Chip" file="navigation/chip.tsx">
        <States>
          <State name="normal">
            <Chip href="#actions">Plumbing</Chip>
          </State>
          <State name="chosen">
            <Chip href="#actions" aria-current="true">
              Plumbing
            </Chip>
          </State>
          <State name="hover" as="hover">
            <Chip href="#actions">Plumbing</Chip>
          </State>
          <State name="focus" as="focus">
            <Chip href="#actions">Plumbing</Chip>
          </State>
        </States>
        <State name="many">
          <div className={chipLines}>
            {["Plumbers", "Electricians", "Masons", "Roof repair and gutters", "Painters"].map(
              (name) => (
                <Chip key={name} href="#actions">
                  {name}
                </Chip>
              ),
            )}
          </div>
        </State>
      </Shown>
      <Shown name="Popular searches" file="search/popular-terms.tsx">
        <PopularTerms terms={["Plumber", "House cleaning", "Hair braiding", "Airport taxi"]} />
      </Shown>
      <Shown name="Segmented control" file="forms/segmented.tsx">
        <States>
          <State name="on the bar">
            <div className="bg-bar p-3 text-on-bar">
              <Segmented
                legend="View as"
                name="view"
                surface="bar"
                pressed="customer"
                choices={[
                  { value: "customer", label: "Customer" },
                  { value: "professional", label: "Professional" },
                ]}
              />
            </div>
          </State>
          <State name="on the dark ground">
            <div className="bg-deep p-3 text-deep-soft">
              <Segmented
                legend="Length"
                name="length"
                surface="deep"
                pressed="long"
                choices={[
                  { value: "short", label: "Short" },
                  { value: "long", label: "A long one" },
                ]}
              />
            </div>
          </State>
        </States>
      </Shown>
      <Shown name="Grid or list" file="navigation/view-toggle.tsx">
        <States>
          <State name="grid">
            <ViewToggle view="grid" hrefOf={() => "#actions"} />
          </State>
          <State name="list">
            <ViewToggle view="list" hrefOf={() => "#actions"} />
          </State>
        </States>
      </Shown>
    </>
  );
}
