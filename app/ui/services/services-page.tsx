import { Link } from "react-router";
import { SERVICES_NOT_LOADED } from "#app/domain/services/form.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { type OwnServiceRow, ServiceTable } from "./service-table.tsx";

type ServicesPageProps = {
  /** Null when they could not be loaded. */
  list: { services: OwnServiceRow[]; page: number; pages: number } | null;
  professional: boolean;
};

/** My services (specification B, section 2). */
export function ServicesPage({ list, professional }: ServicesPageProps) {
  return (
    <DashboardPage title="My Services" action={professional && <AddService />}>
      {list ? <List {...list} professional={professional} /> : <NotLoaded />}
    </DashboardPage>
  );
}

function AddService() {
  return (
    <ButtonLink to={paths.newService}>
      <Icon name="plus" />
      Add Service
    </ButtonLink>
  );
}

function List({
  services,
  page,
  pages,
  professional,
}: NonNullable<ServicesPageProps["list"]> & { professional: boolean }) {
  if (services.length === 0) return professional ? <NoServices /> : <NotAProfessional />;
  return (
    <>
      <ServiceTable services={services} />
      <Pager page={page} pages={pages} hrefOf={paths.servicesPage} />
    </>
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

function NotLoaded() {
  return (
    <Notice tone="bad">
      <p>
        <b>{SERVICES_NOT_LOADED}</b>
      </p>
      <p>
        <Link to={paths.servicesPage(1)} reloadDocument>
          Try Again
        </Link>
      </p>
    </Notice>
  );
}
