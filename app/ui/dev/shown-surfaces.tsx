import { Button } from "#app/ui/button.tsx";
import { CardGrid } from "#app/ui/card.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Banner, BannerContext } from "#app/ui/frame/banner.tsx";
import { CallToAction } from "#app/ui/pages/call-to-action.tsx";
import { NumberedList } from "#app/ui/pages/numbered-list.tsx";
import { moreLink, PageSection, SectionHead } from "#app/ui/pages/page.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { ListHeader } from "#app/ui/search/list-header.tsx";
import { ServiceCard } from "#app/ui/services/service-card.tsx";
import { LongText } from "#app/ui/values/long-text.tsx";
import { exampleService, LONG_NAME, LONG_SENTENCE, RIGHT_TO_LEFT_NAME } from "./examples.ts";
import { Shown, State, WideStates } from "./shown.tsx";

type ShownSurfacesProps = { photoId: string | null; isLarge: boolean };

export function ShownSurfaces({ photoId, isLarge }: ShownSurfacesProps) {
  return (
    <>
      <Shown name="Card" file="card.tsx">
        <State name="in a grid: a pattern, a photo, a new one, a right-to-left and a long name">
          <CardGrid columns={3}>
            <ServiceCard service={exampleService({ number: 1 })} />
            <ServiceCard service={exampleService({ number: 2, photoId, saved: "yes" })} />
            <ServiceCard
              service={exampleService({ number: 3, rating: 0, reviewCount: 0, nextFree: null })}
            />
            <ServiceCard
              service={exampleService({ number: 4, proName: RIGHT_TO_LEFT_NAME, saved: "own" })}
            />
            <ServiceCard
              service={exampleService({ number: 5, title: LONG_NAME, proName: LONG_NAME })}
            />
          </CardGrid>
        </State>
        {/* Its buttons take several lines by the browser's own size of text, which a page cannot set. */}
        {!isLarge && (
          <State name="in a list">
            <CardGrid columns="list">
              <ServiceCard service={exampleService({ number: 6 })} view="list" />
            </CardGrid>
          </State>
        )}
      </Shown>
      <Shown name="Panel" file="panel.tsx">
        <WideStates>
          <Panel>Raised, in the dashboard</Panel>
          <Panel variant="flat">Flat</Panel>
          <Panel variant="slim">Slim, beside or above a list</Panel>
          <Panel>{LONG_SENTENCE}</Panel>
        </WideStates>
      </Shown>
      <Shown name="Message on all pages" file="frame/banner.tsx">
        <WideStates>
          <BannerContext value="Messages may be slow today.">
            <Banner />
          </BannerContext>
        </WideStates>
      </Shown>
      <Shown name="Band above a list" file="search/list-header.tsx">
        <ListHeader>
          <h4>Bookings</h4>
        </ListHeader>
      </Shown>
      <Shown name="Section of a page" file="pages/page.tsx">
        <SectionHead>
          <h4>Popular categories</h4>
          <a className={moreLink} href="#surfaces">
            All categories
          </a>
        </SectionHead>
        <PageSection title="About this service">
          <p>A section of a service or profile page.</p>
        </PageSection>
      </Shown>
      <Shown name="Call to action" file="pages/call-to-action.tsx">
        <CallToAction
          title="Earn with your skills"
          text="Join for free. No monthly fee, no commission."
          action={
            <Button type="button" variant="gold">
              Join as a Professional
            </Button>
          }
        />
      </Shown>
      <Shown name="Numbered steps" file="pages/numbered-list.tsx">
        <NumberedList
          inRow
          steps={[
            { title: "Search", text: "Say what you need." },
            { title: "Compare", text: "See prices and reviews." },
            { title: "Book", text: LONG_SENTENCE },
            { title: "Review", text: "Say how it went." },
          ]}
        />
      </Shown>
      <Shown name="Dialog" file="dialog.tsx">
        <Dialog open aria-labelledby="dialog-heading">
          <div className="stack-4">
            <h4 id="dialog-heading">Discard what you typed?</h4>
            <p>{LONG_SENTENCE}</p>
            <div className="flex flex-wrap gap-2">
              <Button type="button">Keep writing</Button>
              <Button type="button" variant="danger">
                Discard
              </Button>
            </div>
          </div>
        </Dialog>
      </Shown>
      <Shown name="Long text" file="values/long-text.tsx">
        <LongText text={LONG_SENTENCE} />
      </Shown>
    </>
  );
}
