import type { Settings } from "#app/domain/settings/settings.ts";

export type Language = Settings["language"];

type Words = {
  /** From Sunday, as `weekdayOf` counts. */
  weekdays: readonly string[];
  months: readonly string[];
  /** Between a month and its year. */
  ofYear: string;
  yesterday: string;
  today: string;
  tomorrow: string;
};

/**
 * The words of dates. Not from Intl, because the server and every browser have to write the same text, and their data
 * differ ("Sep" and "Sept"). The first three letters of each are its short form in all three languages.
 */
export const DATE_WORDS: Record<Language, Words> = {
  en: {
    weekdays: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" "),
    months:
      "January February March April May June July August September October November December".split(
        " ",
      ),
    ofYear: " ",
    yesterday: "Yesterday",
    today: "Today",
    tomorrow: "Tomorrow",
  },
  es: {
    weekdays: "domingo lunes martes miércoles jueves viernes sábado".split(" "),
    months:
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
        " ",
      ),
    ofYear: " de ",
    yesterday: "Ayer",
    today: "Hoy",
    tomorrow: "Mañana",
  },
  pt: {
    weekdays:
      "domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado".split(" "),
    months:
      "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(
        " ",
      ),
    ofYear: " de ",
    yesterday: "Ontem",
    today: "Hoje",
    tomorrow: "Amanhã",
  },
};
