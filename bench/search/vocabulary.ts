import type { Client } from "@libsql/client";
import { createClient } from "@libsql/client";

export type Word = {
  text: string;
  /** The share of the listed services that have it, 0 to 1. */
  share: number;
};

/** Words and places out of the data, chosen by how many services have them. */
export type Vocabulary = {
  services: number;
  /** The word nearest to 30 % of the services, and the one nearest to 20 %. */
  common: Word;
  second: Word;
  rare: Word;
  /** Inner letters of a word, which no word begins with. */
  piece: Word & { of: string };
  /** A frequent word with two letters swapped, which is neither a word nor the beginning of one. */
  typo: Word & { of: string };
  /** Where most services of one category are. */
  categoryId: string;
  city: string;
  state: string;
};

type Counted = { term: string; services: number };

// Characters 57344 to 57346 mark what stands a second time as title, place or facet.
const COUNT_WORDS = [
  "drop table if exists bench_terms",
  "drop table if exists bench_words",
  "create virtual table bench_terms using fts5vocab('search_newest', 'row')",
  `create table bench_words as select term, doc as services from bench_terms
    where term glob '[a-z]*' and term not glob '*[^a-z]*' and length(term) >= 3`,
];
const DROP_WORDS = ["drop table bench_words", "drop table bench_terms"];

/** Chooses words from the whole vocabulary of a database, and removes its temporary tables. */
export async function chooseVocabulary(url: string): Promise<Vocabulary> {
  const client = createClient({ url });
  try {
    await client.batch(COUNT_WORDS, "write");
    const chosen = await choose(client);
    await client.batch(DROP_WORDS, "write");
    return chosen;
  } finally {
    client.close();
  }
}

async function choose(client: Client): Promise<Vocabulary> {
  const [all] = await read(client, "select '' as term, count(*) as services from search_newest");
  const services = all?.services ?? 0;
  const word = ({ term, services: having }: Counted): Word => ({
    text: term,
    share: having / services,
  });
  const nearest = async (share: number) =>
    word(
      await first(
        client,
        `select * from bench_words order by abs(services - ${share * services}) limit 1`,
      ),
    );
  const frequent = await read(
    client,
    `select * from bench_words where length(term) between 8 and 14
      and services between ${0.02 * services} and ${0.2 * services}
      order by services desc limit 60`,
  );
  return {
    services,
    common: await nearest(0.3),
    second: await nearest(0.2),
    rare: word(
      await first(
        client,
        `select * from bench_words where services between 3 and 8
          and length(term) between 6 and 12 order by services desc, term limit 1`,
      ),
    ),
    piece: await firstUnknown(client, frequent, word, (term) => term.slice(2, 7)),
    typo: await firstUnknown(client, frequent, word, swapLetters),
    ...(await busiestPlace(client)),
  };
}

/** The first word whose altered form is neither a word of the index nor the beginning of one. */
async function firstUnknown(
  client: Client,
  words: readonly Counted[],
  asWord: (word: Counted) => Word,
  alter: (term: string) => string,
): Promise<Word & { of: string }> {
  for (const word of words) {
    const text = alter(word.term);
    const { rows } = await client.execute({
      sql: "select 1 from search_words where word >= ? and word < ? limit 1",
      args: [text, `${text}\u{10ffff}`],
    });
    if (text !== word.term && rows.length === 0) return { ...asWord(word), text, of: word.term };
  }
  throw new Error("No frequent word of the data has an altered form that is unknown.");
}

function swapLetters(term: string): string {
  const [before, one, other, after] = [term.slice(0, 3), term[3], term[4], term.slice(5)];
  return `${before}${other}${one}${after}`;
}

async function busiestPlace(client: Client) {
  const { rows } = await client.execute(
    `select category_id, location_city, location_state from services where listed = 1
      group by 1, 2, 3 order by count(*) desc, 1, 2 limit 1`,
  );
  const [row] = rows;
  return {
    categoryId: String(row?.category_id),
    city: String(row?.location_city),
    state: String(row?.location_state),
  };
}

async function first(client: Client, sql: string): Promise<Counted> {
  const [word] = await read(client, sql);
  if (!word) throw new Error(`No word of the data is like that: ${sql}`);
  return word;
}

async function read(client: Client, sql: string): Promise<Counted[]> {
  const { rows } = await client.execute(sql);
  return rows.map(({ term, services }) => ({ term: String(term), services: Number(services) }));
}
