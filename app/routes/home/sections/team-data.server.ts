import { initials } from '~/domain/broker';
import { links } from '~/links';
import { keptFor, sectionData } from '../section-data.server';

export interface TeamMember {
  name: string;
  /** Always beside the name (domain notes, Brazil). */
  creci: string;
  segment: string;
  href: string;
  /** Where there is no portrait, the initials stand in its place. */
  avatar?: string;
  initials: string;
}

/** One for each bay of the beat. */
const shown = 5;

/** The first brokers: of different squads, as the back end orders them. */
export const team = sectionData(async (api): Promise<TeamMember[]> => {
  const { data } = await api.brokers({ limit: shown });
  return data.map(({ slug, name, creci, segment, squad, avatar }) => ({
    name,
    creci,
    segment: segment ?? squad ?? '',
    href: links.broker(slug),
    avatar: avatar ?? undefined,
    initials: initials(name),
  }));
}, keptFor.catalogue);
