import type { BrokerageAnswer, BrokerageProfile } from '@contract/brokerage';
import { demoOffices } from '@domain/brokerage/brokerage';
import { demoLists } from '@domain/brokerage/demo-lists';
import { shownTexts } from '@domain/brokerage/shown-texts';
import type { PublicSettings } from '~/request/public-settings';

export const noBrokerageOfItsOwn: BrokerageAnswer = { isDemo: false, data: null };

/** The back end's brokerage takes precedence over the settings. */
export function withBrokerage(settings: PublicSettings, { isDemo, data }: BrokerageAnswer): PublicSettings {
  const texts = shownTexts(data, isDemo);
  // Without a blog of the operator `/blog` leads to the magazine.
  const hasBlog = settings.firm.hasBlog || texts.magazine !== undefined;
  const lists = isDemo && !data?.name ? { lists: demoLists } : {};
  const configured = { ...settings.firm, isDemo, texts, hasBlog, ...lists };
  const brokerage = data ? { ...configured, ...ownValues(data) } : configured;
  const hasDemoOffices = isDemo && brokerage.offices.length === 0;
  return { ...settings, firm: hasDemoOffices ? { ...brokerage, offices: demoOffices } : brokerage };
}

function ownValues(data: BrokerageProfile) {
  const { name, article, logo, colours, offices, social, lists, sections, version } = data;
  return {
    ...(name && { name, article }),
    ...((logo ?? name) && { logo: (logo ?? name)! }),
    ...(Object.keys(colours).length > 0 && { colours }),
    version,
    ...(offices.length > 0 && { offices, isReal: true }),
    ...(social.length > 0 && { social }),
    ...(lists.length > 0 && { lists }),
    ...(sections && { sections }),
  };
}
