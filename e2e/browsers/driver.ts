/** What WebDriver's two protocols have in common, as far as the stories need it. */
export interface Driver {
  open(address: string): Promise<void>;
  /** Runs a function's text in the page, with arguments and a result that JSON can carry. */
  run<T>(source: string, args: readonly unknown[]): Promise<T>;
  /** Pointers and keys, in the words of WebDriver's actions (both protocols have the same). */
  act(actions: readonly object[]): Promise<void>;
  /** The size of what a page can fill, px; a desktop may refuse to be as narrow as a phone. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** How a browser is started. */
export interface Launch {
  /** Whether pages may run scripts of their own. */
  scripts: boolean;
}

export interface BrowserKind {
  name: string;
  /** Programs that it takes, and Debian's packages that have them; `.ci/run` gets those. */
  takes: Record<string, string>;
  launch(options: Launch): Promise<Driver>;
}

/** Milliseconds that a browser may take to start, and to answer. */
export const patience = { start: 120_000, answer: 60_000 };
