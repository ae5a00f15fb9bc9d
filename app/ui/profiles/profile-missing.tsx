import { FailedPage, MissingPage } from "#app/ui/pages/missing-page.tsx";

export function ProfileMissing() {
  return (
    <MissingPage
      title="Professional not found"
      reason="They may have left Kayap, or the address may be mistyped."
    />
  );
}

export function ProfileFailed({ again }: { again: string }) {
  return <FailedPage title="Failed to load professional profile" again={again} />;
}
