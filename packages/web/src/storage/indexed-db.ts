/** The browser's IndexedDB with promises and types: as much of it as games need. */

type Shapes = Readonly<Record<string, { readonly key: IDBValidKey; readonly value: unknown }>>;
type Mode = 'readonly' | 'readwrite';

interface Table<Key, Value> {
  get(key: Key): Promise<Value | undefined>;
  getAll(range?: IDBKeyRange): Promise<Value[]>;
  getAllKeys(): Promise<Key[]>;
}

interface WritableTable<Key, Value> extends Table<Key, Value> {
  /** Who does not wait for it hears of a failure from the transaction. */
  put(value: Value, key: Key): Promise<unknown>;
  delete(which: Key | IDBKeyRange): Promise<unknown>;
}

export interface Transaction<S extends Shapes, Name extends keyof S, M extends Mode> {
  objectStore<N extends Name>(
    name: N,
  ): M extends 'readwrite' ? WritableTable<S[N]['key'], S[N]['value']> : Table<S[N]['key'], S[N]['value']>;
  readonly done: Promise<void>;
  abort(): void;
}

export interface Connection<S extends Shapes> {
  transaction<const Names extends readonly (keyof S & string)[], M extends Mode = 'readonly'>(
    names: Names,
    mode?: M,
    options?: IDBTransactionOptions,
  ): Transaction<S, Names[number], M>;
}

interface Opening {
  /** Makes the tables where they are not there. */
  upgrade(database: IDBDatabase): void;
  /** The connection is lost, or given up because another window needs the database. */
  closed(): void;
}

export async function connect<S extends Shapes>(
  name: string,
  version: number,
  opening: Opening,
): Promise<Connection<S>> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => opening.upgrade(request.result);
  const database = await answerTo(request);
  database.onclose = () => opening.closed();
  database.onversionchange = () => {
    opening.closed();
    database.close();
  };
  return {
    transaction: (names, mode, options) => within(database.transaction(names, mode, options)) as never,
  };
}

function within(transaction: IDBTransaction) {
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('It was ended.', 'AbortError'));
  });
  done.catch(() => {});
  return {
    objectStore(name: string) {
      const store = transaction.objectStore(name);
      return {
        get: (key: IDBValidKey) => answerTo(store.get(key)),
        getAll: (range?: IDBKeyRange) => answerTo(store.getAll(range)),
        getAllKeys: () => answerTo(store.getAllKeys()),
        put: (value: unknown, key: IDBValidKey) => answerTo(store.put(value, key)),
        delete: (which: IDBValidKey | IDBKeyRange) => answerTo(store.delete(which)),
      };
    },
    done,
    abort: () => transaction.abort(),
  };
}

function answerTo<T>(request: IDBRequest<T>): Promise<T> {
  const answer = new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  answer.catch(() => {});
  return answer;
}
