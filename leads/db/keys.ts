import type { Db, Tables } from './tables.ts';

type Name = Tables['keys']['name'];

/** Returns the secret key for links and hashes. The first migration creates the key. @param own `LINK_SECRET`, if set */
export async function linkKey(db: Db, own?: string): Promise<string> {
  const stored = db.selectFrom('keys').select('key').where('name', '=', 'answer links');
  return own ?? (await stored.executeTakeFirstOrThrow()).key;
}

export async function readKey(db: Db, name: Name): Promise<string | undefined> {
  const keys = db.selectFrom('keys').select('key').where('name', '=', name);
  return (await keys.executeTakeFirst())?.key;
}

/** Stores a key. Replaces the one with this name unless `isFirst`: then the stored one stays. */
export async function saveKey(db: Db, name: Name, key: string, isFirst = false): Promise<void> {
  const insert = db.insertInto('keys').values({ name, key });
  await insert
    .onConflict((stored) => (isFirst ? stored.doNothing() : stored.column('name').doUpdateSet({ key })))
    .execute();
}
