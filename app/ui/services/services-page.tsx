import type { ServiceListItem } from "#app/domain/services/service.ts";
import { paths } from "#app/links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { ServiceTable } from "./service-table.tsx";

type ServicesPageProps = {
  services: ServiceListItem[];
  page: number;
  pages: number;
  professional: boolean;
};

/** My services (specification B, section 2). */
export function ServicesPage({ services, page, pages, professional }: ServicesPageProps) {
  return (
    <DashboardPage title="My Services" action={professional && <AddService />}>
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
