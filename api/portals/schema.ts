import type { ContactsDatabase } from '@api/contacts/schema';

interface WebhookMessageTable {
  id_hash: string;
  sent_at: Date;
}

/** Migration 0057 documents the columns. */
export interface PortalsDatabase extends ContactsDatabase {
  webhook_message: WebhookMessageTable;
}
