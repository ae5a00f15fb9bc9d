import { DisplayChoice } from "#app/ui/frame/display-choice.tsx";
import { ActionsMenu, actionsMenuItem } from "#app/ui/navigation/actions-menu.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { Menu, menuItem } from "#app/ui/navigation/menu.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { Share } from "#app/ui/navigation/share.tsx";
import { TabLinks } from "#app/ui/navigation/tab-links.tsx";
import { LONG_NAME } from "./examples.ts";
import { Shown, State, WideStates } from "./shown.tsx";

export function ShownNavigation() {
  return (
    <>
      <Shown name="Breadcrumbs" file="navigation/breadcrumbs.tsx">
        <Breadcrumbs
          trail={[
            { name: "Home", href: "/" },
            { name: "Construction & Trades", href: "#navigation" },
            { name: LONG_NAME },
          ]}
        />
      </Shown>
      <Shown name="Tabs" file="navigation/tab-links.tsx">
        <TabLinks
          label="Profile"
          current="reviews"
          tabs={[
            { id: "services", name: "Services", href: "#navigation" },
            { id: "reviews", name: "Reviews (12)", href: "#navigation" },
          ]}
        />
      </Shown>
      <Shown name="Pager" file="navigation/pager.tsx">
        <WideStates>
          <State name="first page">
            <Pager page={1} pages={12} hrefOf={() => "#navigation"} />
          </State>
          <State name="in the middle, of reviews">
            <Pager of="reviews" page={6} pages={12} hrefOf={() => "#navigation"} />
          </State>
          <State name="last page, of services">
            <Pager of="services" page={12} pages={12} hrefOf={() => "#navigation"} />
          </State>
        </WideStates>
      </Shown>
      <Shown name="Menu of the header" file="navigation/menu.tsx">
        <div className="relative bg-bar p-3 text-on-bar">
          <Menu summary="Your account">
            <li>
              <a className={menuItem} href="#navigation">
                Dashboard
              </a>
            </li>
          </Menu>
        </div>
      </Shown>
      <Shown name="Menu of actions" file="navigation/actions-menu.tsx">
        <div className="relative">
          <ActionsMenu label="More">
            <li>
              <a className={actionsMenuItem} href="#navigation">
                Propose a time
              </a>
            </li>
          </ActionsMenu>
        </div>
      </Shown>
      <Shown name="Share" file="navigation/share.tsx">
        <div className="flex flex-wrap gap-2">
          <Share url="https://kayap.test/service/1" text="House wiring" label="Share" />
          <Share url="https://kayap.test/pro/1" text="Ravi Persaud" label="Share Profile" large />
        </div>
      </Shown>
      <Shown name="Theme and data" file="frame/display-choice.tsx">
        <div className="bg-deep p-3 text-deep-soft">
          <DisplayChoice theme="system" path="/dev/components" />
        </div>
      </Shown>
    </>
  );
}
