import type { StaffCheck } from '@contract/staff-checks';
import { recentMomentText } from '@domain/kernel/moment';

/** 'Tomás Reis avisou hoje, 14h52, que mudou' */
export const reportedText = ({ by, at }: NonNullable<StaffCheck['reported']>, now: Date): string =>
  `${by ?? 'Quem já saiu'} avisou ${recentMomentText(new Date(at), now)}, que mudou`;
