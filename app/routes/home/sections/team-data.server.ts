import { links } from '~/links';
import { cacheTtlMs, sectionData } from '../section-data.server';

export interface TeamMember {
  name: string;
  /** Required beside the name (domain notes, Brazil). */
  creci: string;
  segment: string;
  href: string;
  avatar: string;
}

/** One for each bay (`vao`). */
const shown = 5;
const candidates = 30;

/** First brokers with a portrait, in the back end's order, which mixes squads. */
export const team = sectionData(async (api): Promise<TeamMember[]> => {
  const { data } = await api.brokers({ limit: candidates });
  const members = data.flatMap(({ slug, name, creci, segment, squad, avatar }) =>
    avatar ? [{ name, creci, segment: segment ?? squad ?? '', href: links.broker(slug), avatar }] : [],
  );
  return members.slice(0, shown);
}, cacheTtlMs.catalogue);
