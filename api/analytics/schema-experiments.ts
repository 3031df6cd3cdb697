import type { ColumnType, Generated } from 'kysely';

interface ExperimentExposureTable {
  /** 'YYYY-MM-DD' when written. */
  day: ColumnType<Date, string, never>;
  experiment: string;
  arm: number;
  exposures: Generated<number>;
}

/** See migrations/0032-experiments.ts. */
export interface ExperimentTables {
  experiment_exposure: ExperimentExposureTable;
}
