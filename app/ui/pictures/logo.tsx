import { cx } from "class-variance-authority";

type LogoProps = { className?: string };

/** The mark (a K as a post and two lashed withes) and the wordmark. */
export function Logo({ className = "h-7.5 w-[121px]" }: LogoProps) {
  return (
    <svg className={cx("block", className)} viewBox="0 0 137 34" role="img" aria-label="Kayap">
      <g fill="none" strokeWidth="5">
        <rect width="32" height="32" rx="5" fill="var(--logo-tile)" />
        <path stroke="var(--logo-withe)" d="M4 21.5 27.5 5" />
        <path stroke="var(--logo-tile)" d="M11 4v24" strokeWidth="9" />
        <path stroke="var(--logo-post)" d="M11 4v24" />
        <path stroke="var(--logo-tile)" d="M4 10.5 27.5 27" strokeWidth="9" />
        <path stroke="var(--logo-withe)" d="M4 10.5 27.5 27" />
        <g stroke="currentColor">
          <path d="M43.5 2v24M57 9 45 17.5M48.5 14.5 58 26M76 8.5V26M81.5 8.5 88.5 24M96 8.5 87.5 28q-1.5 3.5-6 3.5M112 8.5V26M119.5 8.5V34" />
          <circle cx="69" cy="17.25" r="6.25" />
          <circle cx="105" cy="17.25" r="6.25" />
          <circle cx="126.5" cy="17.25" r="6.25" />
        </g>
      </g>
    </svg>
  );
}
