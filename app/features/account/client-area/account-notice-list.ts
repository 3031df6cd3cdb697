import type { UserData } from '~/domain/customer';
import { dayText } from '@domain/kernel/moment';

export interface AccountNotices {
  /** The e-mail is not verified yet. */
  isUnverified: boolean;
  /** Deletion date of the account, DD/MM/YYYY; null if the visitor did not request deletion. */
  deletionOn: string | null;
}

export const accountNotices = ({ emailValidado, exclusaoEm }: UserData): AccountNotices => ({
  isUnverified: emailValidado === false,
  deletionOn: exclusaoEm ? dayText(new Date(exclusaoEm)) : null,
});

export const deletionNotice = (day: string) => `Sua conta será excluída em ${day}. Até lá, é só desistir.`;

/** Text of spec 1 §10. */
export const userDataFailed = {
  tone: 'danger',
  text: 'Algo de errado ocorreu ao buscar as informações do usuário.',
} as const;
