export const help = `The catalogue's commands (npm run catalogue -- COMMAND)

  import FILE|URL   read a feed (VRSync, Carga/Imoveis of ZAP or Kenlo/InGaia; XML, gzip or not) and apply it
      --source NAME   the source it belongs to; default: the feed's Provider, else its host, else 'feed'
      --dry-run       only show what would change
      --force         deactivate even more than a third of the source's listings
      --no-photos     keep photo addresses, fetch none
      --json FILE     write the whole report as JSON ('-': to standard output)

  export            write the active listings as VRSync 1.0, with a report of what portals would refuse
      --out FILE      default: standard output
      --source NAME   only this source (may be repeated)
      --site-url URL  the site's address: adds links to the pages, and lets photos without an address of their own be used
      --name, --email, --phone   the contact that the portals ask for
      --premium       mark highlighted listings PREMIUM (they use up the plan's places)
      --json FILE     write the report as JSON
      The file holds whole addresses with VRSync's displayAddress, which portals obey; never complements.

  remove SOURCE     take a source out of the catalogue ('remove demo' for the demo catalogue)
  sources           list the sources
  photos            fetch the photos that wait, with progress (a running server does so by itself)

Where: DATABASE_URL (PostgreSQL), else the embedded database in DATA_DIR (also beside a running server).
Exit codes: 0 done · 1 failed · 2 wrong usage · 3 done, but listings were quarantined (import) or left out (export)
            4 refused, nothing was changed
`;

export const exitCodes = { done: 0, failed: 1, usage: 2, quarantined: 3, refused: 4 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** What was typed is not understood; the message says how it should be. */
export class UsageError extends Error {}
