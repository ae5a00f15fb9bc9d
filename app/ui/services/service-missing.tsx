import { FailedPage, MissingPage } from "#app/ui/pages/missing-page.tsx";

export function ServiceMissing() {
  return (
    <MissingPage
      title="Service not found"
      reason="It may have been taken down, or the address may be mistyped."
    />
  );
}

export function ServiceFailed({ again }: { again: string }) {
  return <FailedPage title="Failed to load service details" again={again} />;
}
