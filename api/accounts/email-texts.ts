import { type BrokerageName, withArticle } from '@domain/brokerage/brokerage';
import { providerNames } from '@domain/people/providers';
import type { Email } from '@api/platform/email/email';
import type { EmailDetails } from '@api/platform/email/email-renderer';
import { dayText, greeting, momentText, withDevice } from '@api/platform/email/email-texts';

const toOwner = (brokerage: BrokerageName) =>
  `Você recebe este e-mail porque este é o endereço da sua conta ${withArticle(brokerage, 'em')}.`;

interface Written {
  url: string;
  house: BrokerageName;
}

export const verificationEmail = ({ name, url }: { name: string; url: string }): Email => ({
  subject: 'Valide sua conta',
  preview: 'O link vale por 24 horas.',
  heading: `${greeting(name)} Falta um passo.`,
  paragraphs: ['Confirme que este é o seu e-mail para guardar favoritos e pesquisas.'],
  action: { label: 'Validar minha conta', url, spelledOut: true },
  notes: ['O link vale por 24 horas e serve uma vez.'],
  reason:
    'Você recebe este e-mail porque um cadastro foi feito com este endereço. Se não foi você, ignore; nada muda.',
});

export const passwordResetEmail = ({
  askedAt: requestedAt,
  device,
  url,
}: EmailDetails['password-reset'] & { url: string }): Email => ({
  subject: 'Sua nova senha',
  preview: 'O link vale por uma hora.',
  heading: 'Escolha uma nova senha.',
  paragraphs: ['Recebemos um pedido para trocar a senha da sua conta.'],
  action: { label: 'Escolher nova senha', url },
  notes: [
    `O link vale por uma hora e serve uma vez. Pedido feito em ${momentText(requestedAt)}${withDevice(device)}.`,
  ],
  reason: 'Não pediu? Ignore este e-mail; sua senha continua a mesma.',
});

export const passwordChangedEmail = ({
  at,
  device,
  url,
  house: brokerage,
}: EmailDetails['password-changed'] & Written): Email => ({
  subject: 'Sua senha foi trocada',
  preview: 'Se não foi você, escolha outra agora.',
  heading: 'Sua senha foi trocada.',
  paragraphs: [
    `A troca foi feita em ${momentText(at)}${withDevice(device)}. As outras sessões da sua conta foram encerradas.`,
    'Foi você? Então não há nada a fazer. Se não foi, escolha outra senha agora.',
  ],
  action: { label: 'Não fui eu', url },
  notes: ['O botão abre a recuperação de senha do nosso site.'],
  reason: toOwner(brokerage),
});

export const identityLinkedEmail = ({
  provider,
  at,
  device,
  url,
  house: brokerage,
}: EmailDetails['identity-linked'] & Written): Email => ({
  subject: `Sua conta também abre com o ${providerNames[provider]}`,
  preview: 'Se não foi você, troque a senha agora.',
  heading: `Sua conta também abre com o ${providerNames[provider]}.`,
  paragraphs: [
    `Alguém entrou com o ${providerNames[provider]} em ${momentText(at)}${withDevice(device)}, com este endereço de e-mail.`,
    'Foi você? Então não há nada a fazer. Se não foi, encerre as outras sessões e troque a senha, aqui e lá.',
  ],
  action: { label: 'Ver minha conta', url },
  notes: [],
  reason: toOwner(brokerage),
});

export const invitationEmail = ({ name, url }: { name: string | null; url: string }): Email => ({
  subject: 'Conclua seu cadastro',
  preview: 'Falta só escolher uma senha.',
  heading: `${greeting(name)} Conclua seu cadastro.`,
  paragraphs: ['Com uma conta você guarda favoritos e pesquisas. Falta só escolher uma senha.'],
  action: { label: 'Concluir cadastro', url },
  notes: ['Sem isso nenhuma conta é criada.'],
  reason:
    'Você recebe este e-mail porque este endereço foi informado num formulário do nosso site. Se não foi você, ignore; nada muda.',
});

export const deletionRequestedEmail = ({
  name,
  until,
  url,
  house: brokerage,
}: { until: string } & Written & { name: string }): Email => ({
  subject: 'Sua conta será excluída',
  preview: `Em ${dayText(until)}. Até lá, é só entrar para desistir.`,
  heading: `${greeting(name)} Sua conta será excluída.`,
  paragraphs: [
    `Recebemos seu pedido. Em ${dayText(until)} apagamos tudo, exceto o que a lei manda guardar. Até lá, é só entrar para desistir.`,
  ],
  action: { label: 'Manter minha conta', url },
  notes: ['Não foi você que pediu? Entre, mantenha a conta e troque a senha.'],
  reason: toOwner(brokerage),
});

export const accountDeletedEmail = ({ name, url }: { name: string; url: string }): Email => ({
  subject: 'Sua conta foi excluída',
  preview: 'Seus dados foram apagados.',
  heading: `${greeting(name)} Sua conta foi excluída.`,
  paragraphs: [
    'Apagamos seu cadastro, seus favoritos, suas visitas e seu histórico de acessos. Contatos que você nos fez ficam pelo prazo que a lei manda, como diz a política de privacidade.',
  ],
  action: { label: 'Política de privacidade', url },
  notes: ['Este é o último e-mail sobre essa conta.'],
  reason: 'Você recebe este e-mail porque este era o endereço da conta.',
});
