import type { UserData } from '~/domain/customer';
import { dayText } from '@domain/moment';

/** What an account's owner is to know on every page of the client area. */
export interface AccountNotices {
  /** The e-mail is not proven yet. */
  isUnverified: boolean;
  /** The day on which the account will be gone, DD/MM/YYYY; null: its deletion was not asked for. */
  deletionOn: string | null;
}

export const accountNotices = ({ emailValidado, exclusaoEm }: UserData): AccountNotices => ({
  isUnverified: emailValidado === false,
  deletionOn: exclusaoEm ? dayText(new Date(exclusaoEm)) : null,
});

/** What the owner of an account that will be gone is told. */
export const deletionNotice = (day: string) => `Sua conta será excluída em ${day}. Até lá, é só desistir.`;

/** Spec 1 §10. */
export const userDataFailed = {
  tone: 'danger',
  text: 'Algo de errado ocorreu ao buscar as informações do usuário.',
} as const;
