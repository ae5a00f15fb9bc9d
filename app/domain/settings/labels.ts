import { JOB_EMAIL_NAMES, JOB_EMAILS } from "#app/domain/jobs/notices.ts";

/** The sections of the settings page, in their order. */
export const SECTIONS = [
  { id: "appearance", name: "Theme" },
  { id: "general", name: "General" },
  { id: "notifications", name: "Notifications" },
  { id: "privacy", name: "Privacy" },
  { id: "security", name: "Security" },
  { id: "data", name: "Mobile data" },
  { id: "account", name: "Account actions" },
] as const;

/** The visible label of each setting. */
export const LABELS = {
  theme: "Theme",
  language: "Language",
  timezone: "Time zone",
  dateFormat: "Date format",
  currency: "Currency",
  emailNotifications: "E-mail notifications",
  bookingEmails: "E-mails about bookings",
  pushNotifications: "Push notifications",
  smsNotifications: "SMS notifications",
  marketingEmails: "Marketing e-mails",
  bookingReminders: "Booking reminders",
  messageNotifications: "Message notifications",
  reviewNotifications: "Review notifications",
  jobNotifications: "Job notifications",
  jobEmails: "E-mails about jobs",
  profileVisibility: "Who sees my profile",
  showEmail: "Show my e-mail address",
  showPhone: "Show my phone number",
  allowDirectMessages: "Allow direct messages",
  showOnlineStatus: "Show when I am online",
  loginAlerts: "Sign-in alerts",
  sessionTimeout: "Sign out after",
} as const;

export const THEMES = [
  { value: "light", name: "Light" },
  { value: "dark", name: "Dark" },
  { value: "system", name: "System" },
] as const;

export const JOB_EMAIL_CHOICES = JOB_EMAILS.map((value) => ({
  value,
  name: JOB_EMAIL_NAMES[value],
}));

export const LANGUAGES = [
  { value: "en", name: "English" },
  { value: "es", name: "Español" },
  { value: "pt", name: "Português" },
] as const;

export const TIME_ZONES = [
  { value: "America/Guyana", name: "Guyana" },
  { value: "America/New_York", name: "New York" },
  { value: "America/Los_Angeles", name: "Los Angeles" },
] as const;

export const DATE_FORMATS = [
  { value: "DD/MM/YYYY", name: "DD/MM/YYYY" },
  { value: "MM/DD/YYYY", name: "MM/DD/YYYY" },
  { value: "YYYY-MM-DD", name: "YYYY-MM-DD" },
] as const;

export const VISIBILITIES = [
  { value: "public", name: "Everybody" },
  { value: "registered", name: "People who have signed in" },
  { value: "private", name: "Nobody (private)" },
] as const;

export const TIMEOUTS = [
  { value: "15", name: "15 minutes" },
  { value: "30", name: "30 minutes" },
  { value: "60", name: "60 minutes" },
  { value: "120", name: "120 minutes" },
  { value: "0", name: "Never" },
] as const;
