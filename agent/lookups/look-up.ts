import {
  type GenericSchema,
  type InferOutput,
  type ObjectEntries,
  type ObjectSchema,
  object,
  safeParse,
} from 'valibot';
import type { Answer, Product, ProductCard, Store, Thread } from '../types.ts';

/** What a look-up found: an answer, and what of it the thread keeps. */
export interface Found {
  text: string;
  checked: string[];
  kind?: Answer['kind'];
  cards?: ProductCard[];
  keep?: Partial<Thread>;
}

export interface LookUp<Data> {
  /** The names of its arguments, and what they are. */
  takes: string[];
  schema: GenericSchema;
  /** Either what was found, or the argument that is missing. */
  run(data: Data, args: unknown, now: Date): Found | { missing: string };
}

/** A pure function from typed arguments and the store's data to an answer. A model is handed it as a tool. */
export function lookUp<Entries extends ObjectEntries, Data = Store>(
  entries: Entries,
  run: (
    data: Data,
    args: InferOutput<ObjectSchema<Entries, undefined>>,
    now: Date,
  ) => ReturnType<LookUp<Data>['run']>,
): LookUp<Data> {
  const schema = object(entries);
  return {
    takes: Object.keys(entries),
    schema,
    run(data, args, now) {
      const { success, output, issues } = safeParse(schema, args);
      return success ? run(data, output, now) : { missing: String(issues[0].path?.[0]?.key) };
    },
  };
}

export function productsOf(store: Store, ids: readonly string[]): Product[] {
  return ids.flatMap((id) => store.products.find((product) => product.id === id) ?? []).slice(0, 3);
}

/** `details` stand on the card beside the name; without them, the fabric. */
export function cardOf({ id, name, kind, colour, fabric, price }: Product, details = fabric): ProductCard {
  return { id, name: `${name}, ${colour}`, kind, details, price: `€${price}` };
}

export function days(count: number): string {
  return `${count} working ${count === 1 ? 'day' : 'days'}`;
}
