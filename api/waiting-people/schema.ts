import type { OwnersDatabase } from '@api/owners/schema';

export type WaitingPeopleDatabase = OwnersDatabase;
