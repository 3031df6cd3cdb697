import type { Generated, Selectable } from 'kysely';
import type { Defaulted } from '@api/platform/db/columns';
import type { PlatformDatabase } from '@api/platform/schema';

interface BrokerTable {
  id: Generated<number>;
  slug: string;
  name: string;
  creci: string;
  phone: string | null;
  email: string | null;
  linkedin: string | null;
  avatar: string | null;
  cv: string | null;
  segment: string | null;
  squad_id: number | null;
  squad_name: string | null;
  active: Defaulted<boolean>;
  source_id: number | null;
  from_house: Defaulted<boolean>;
}

export type Broker = Selectable<BrokerTable>;

export interface BrokersDatabase extends PlatformDatabase {
  broker: BrokerTable;
}
