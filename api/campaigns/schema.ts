import type { ContactsDatabase } from '@api/contacts/schema';
import type { RedirectsDatabase } from '@api/redirects/schema';
import type { SearchDatabase } from '@api/search/schema';
import type { ShowcaseDatabase } from '@api/showcase/schema';

export interface CampaignsDatabase
  extends ContactsDatabase, RedirectsDatabase, SearchDatabase, ShowcaseDatabase {}
