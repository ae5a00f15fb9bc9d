import { SEARCH_ORDERS, type SearchOrder } from "./tables.ts";
import { isKept, typoForms, wordsOf } from "./words.ts";

const docOf = ({ doc }: SearchOrder) => doc.map(({ name }) => `new.${name}`).join(" || ");

const addTo = (order: SearchOrder) =>
  `insert into ${order.table.value} (rowid, doc) select new.${order.rank.name}, ${docOf(order)} where new.listed = 1;`;

const ADD_WORDS = `insert into search_words (word)
  select distinct value from ${wordsOf("new.search_text")} where ${isKept("value")} on conflict do nothing;`;

/** The statements of the trigger `services_insert` that bring a new service into the index; it begins with them. */
export const INSERT_INTO_INDEX = [ADD_WORDS, ...SEARCH_ORDERS.map(addTo)];

/** The triggers that keep the index equal to the services, by their names. A migration that changes the index has them anew. */
export const INDEX_TRIGGERS: Readonly<Record<string, string>> = {
  search_words_insert: `create trigger search_words_insert after insert on search_words begin
    insert into search_word_parts (rowid, word) values (new.id, new.word);
    insert into search_slips (form, word_id)
      ${typoForms({ word: "new.word", id: "new.id", from: "search_positions" })}; end`,
  services_words_update: `create trigger services_words_update after update of search_text on services
    when old.search_text <> new.search_text begin ${ADD_WORDS} end`,
  services_search_delete: `create trigger services_search_delete after delete on services when old.listed = 1 begin
    ${SEARCH_ORDERS.map(({ table, rank }) => `delete from ${table.value} where rowid = old.${rank.name};`).join(" ")} end`,
  ...Object.fromEntries(SEARCH_ORDERS.map((order) => [updateOf(order), updateTrigger(order)])),
};

function updateOf({ table }: SearchOrder): string {
  return `${table.value.replace("search_", "services_")}_update`;
}

/** One trigger a table: a new review moves a service in two orders, not in five. */
function updateTrigger(order: SearchOrder): string {
  const { table, rank, doc } = order;
  const state = (row: string) =>
    ["listed", rank.name, ...doc.map(({ name }) => name)]
      .map((name) => `${row}.${name}`)
      .join(", ");
  return `create trigger ${updateOf(order)} after update on services
    when (${state("old")}) is not (${state("new")}) begin
    delete from ${table.value} where rowid = old.${rank.name} and old.listed = 1; ${addTo(order)} end`;
}
