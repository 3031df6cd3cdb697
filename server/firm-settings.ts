import { z } from 'zod';
import {
  demoOffices,
  type Firm,
  type Office,
  productName,
  readOffice,
  type SocialNetwork,
  socialNetworks,
} from '@domain/firm';

/** An office as the footer shows it: 'street and number; district; CRECI number'. */
export const office = (city: string) =>
  z
    .string()
    .transform((text, context) => {
      const read = readOffice(city, text);
      if (!read) context.addIssue('espera-se "rua e número; bairro; CRECI 00.000-J"');
      return read ?? z.NEVER;
    })
    .optional();

type FirmSettings = Partial<
  Record<'OFFICE_SAO_PAULO' | 'OFFICE_RIO_DE_JANEIRO', Office> &
    Record<`${Uppercase<SocialNetwork>}_URL`, string>
>;

/** The brokerage as the operator has set it; without an office the invented ones, said to be so. */
export function firmOf(env: FirmSettings): Firm {
  const offices = [env.OFFICE_SAO_PAULO, env.OFFICE_RIO_DE_JANEIRO].filter((each) => each != null);
  return {
    ...productName,
    logo: productName.name,
    colours: null,
    version: '',
    isReal: offices.length > 0,
    offices: offices.length > 0 ? offices : demoOffices,
    social: socialNetworks.flatMap((network) => {
      const href = env[`${network.toUpperCase() as Uppercase<SocialNetwork>}_URL`];
      return href ? [{ network, href }] : [];
    }),
  };
}
