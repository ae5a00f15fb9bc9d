import { FailedPage, MissingPage } from "#app/ui/missing-page.tsx";

export function ProfileMissing() {
  return (
    <MissingPage
      title="Professional not found"
      reason="They may have left Kayap, or the address has a typo."
    />
  );
}

export function ProfileFailed({ again }: { again: string }) {
  return <FailedPage title="Failed to load professional profile" again={again} />;
}
