import { z } from 'zod';
import { settingTexts } from '@api/platform/process/setting';
import {
  type Brokerage,
  type Office,
  defaultBrokerageName,
  readOffice,
  type SocialNetwork,
  socialNetworks,
} from '@domain/brokerage/brokerage';
import { cnpj } from '@domain/validation/cnpj';
import { email } from '@domain/validation/email';
import { httpUrl } from './urls';

/** 'street and number; district; CRECI number' */
const office = (city: string) =>
  z
    .string()
    .transform((text, context) => {
      const read = readOffice(city, text);
      if (!read) context.addIssue('espera-se "rua e número; bairro; CRECI 00.000-J"');
      return read ?? z.NEVER;
    })
    .optional();

const officeText = (city: string) => ({
  default: "none; with the demo's catalogue invented ones, marked as such",
  description: `the office of ${city} in the footer: \`street and number; district; CRECI 00.000-J\``,
});
const profile = (network: string) =>
  httpUrl.optional().register(settingTexts, { description: `your ${network} profile, in the footer` });

export const brokerageSettings = {
  OFFICE_SAO_PAULO: office('São Paulo').register(settingTexts, officeText('São Paulo')),
  OFFICE_RIO_DE_JANEIRO: office('Rio de Janeiro').register(settingTexts, officeText('Rio de Janeiro')),
  INSTAGRAM_URL: profile('Instagram'),
  FACEBOOK_URL: profile('Facebook'),
  LINKEDIN_URL: profile('LinkedIn'),
  YOUTUBE_URL: profile('YouTube'),
  WHATSAPP: z
    .string()
    .regex(/^\d{10,15}$/)
    .optional()
    .register(settingTexts, { description: "the brokerage's number: digits with country code" }),
  COMPANY_NAME: z.string().trim().max(120).optional().register(settingTexts, {
    description: 'name of the controller of personal data, shown in the privacy notice',
  }),
  COMPANY_CNPJ: cnpj.optional().register(settingTexts, { description: "the controller's CNPJ" }),
  PRIVACY_EMAIL: email
    .optional()
    .register(settingTexts, { description: "the controller's e-mail address for privacy requests" }),
};

type OfficeSettings = Partial<
  Record<'OFFICE_SAO_PAULO' | 'OFFICE_RIO_DE_JANEIRO', Office> &
    Record<`${Uppercase<SocialNetwork>}_URL` | 'BLOG_URL', string>
>;

export function readBrokerage(env: OfficeSettings): Brokerage {
  const offices = [env.OFFICE_SAO_PAULO, env.OFFICE_RIO_DE_JANEIRO].filter((each) => each != null);
  return {
    ...defaultBrokerageName,
    logo: defaultBrokerageName.name,
    colours: null,
    version: '',
    isDemo: false,
    texts: {},
    isReal: offices.length > 0,
    hasBlog: env.BLOG_URL !== undefined,
    offices,
    social: socialNetworks.flatMap((network) => {
      const href = env[`${network.toUpperCase() as Uppercase<SocialNetwork>}_URL`];
      return href ? [{ network, href }] : [];
    }),
  };
}
