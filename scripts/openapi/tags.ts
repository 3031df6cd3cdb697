/** Groups of calls by the beginning of their path; the first that fits. */
const groups: readonly [RegExp, string, string][] = [
  [/^staff\/(?:contacts|distribution|acts)/, 'Admin: contacts', 'Contacts, their distribution, undo'],
  [
    /^staff\/(?:properties|typed-properties|own-properties)/,
    'Admin: properties',
    'Properties, their photos and owners',
  ],
  [
    /^staff\/(?:showcase|redirects|campaigns|texts|experiments)/,
    'Admin: showcase',
    'What marketing publishes',
  ],
  [/^staff\/portals/, 'Admin: portals', 'Properties on portals'],
  [/^staff\/feeds/, 'Admin: feeds', 'Loads of the catalogue'],
  [/^staff\/(?:announcements|data-requests)/, 'Admin: requests', 'Announcements, and requests of people'],
  [/^staff\//, 'Admin: members', 'Sign-in, members, brokers, system, audit'],
  [
    /^(?:search|listing|home|products|broker|brokers|productHistory)(?:\/|$)/,
    'Catalogue',
    'Search and properties',
  ],
  [/^(?:auth|check|confirm)\//, 'Accounts', 'Sign-in and sessions of customers'],
  [/^client(?:Area|Favorites)\//, 'Client area', 'What a signed-in customer has'],
  [
    /^(?:leads|contacts|subscriptions|sellRent|announcement)(?:\/|$)/,
    'Leads',
    'Leads, subscriptions, announcements',
  ],
  [/^(?:alerts|sharedFolder|reserved)(?:\/|$)/, 'Links', 'What a link of an e-mail or a person opens'],
  [/^/, 'Website', 'The brokerage, its texts, counts of views'],
];

export const tagOf = (path: string): string => groups.find(([shape]) => shape.test(path))![1];

export const tagsOf = (paths: readonly string[]) => [
  ...groups
    .filter(([, name]) => paths.some((path) => tagOf(path) === name))
    .map(([, name, description]) => ({ name, description })),
  { name: 'Files', description: 'Photos and files of portals' },
  { name: 'Inbound', description: 'What portals and a CRM send to the website' },
  { name: 'Webhooks', description: 'What the back end sends' },
];
