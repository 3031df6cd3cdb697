import { formatDate } from '~/forms/date-input.browser';
import { PhoneField } from '~/forms/phone-field';
import { TextField } from '~/forms/text-field';
import { profileForm } from '~/features/account/profile/profile-forms';
import { newsletterChoice, profileIntents } from '~/features/account/profile/profile-intents';
import { ProfileForm } from './profile-form';
import type { AccountView } from './queries.server';
import { useProfileForm } from './use-profile-form';

const newsletter = 'recebeNewsletter';

/**
 * Name, phone, birth date and newsletter. The e-mail is read-only: it identifies the account (contract/account.ts).
 * @param account null if the back end fails to load it; the form keeps its input
 */
export function PersonalData({ account }: { account: AccountView | null }) {
  const intent = profileIntents.save;
  const known = account && {
    nome: account.name,
    telefone: account.phone,
    dataNascimento: account.birthDate,
  };
  const form = useProfileForm(intent, profileForm, known ?? undefined);
  const chosen = form.typedList(newsletter);
  const isChosen = chosen.length > 0 ? chosen.includes(newsletterChoice.yes) : account?.newsletter;
  return (
    <ProfileForm intent={intent} form={form} button={<button className="bt bt--1">Salvar</button>}>
      <TextField {...form.field('nome')} />
      <div className="duo duo--i">
        {account && (
          <TextField
            id="perfil-email"
            name="email"
            type="email"
            label="E-mail"
            help={
              account.isVerified
                ? 'Validado. O e-mail identifica a conta e não muda.'
                : 'O e-mail identifica a conta e não muda.'
            }
            value={account.email}
            readOnly
          />
        )}
        <PhoneField
          {...form.field('telefone.numero')}
          label={optional('Telefone')}
          countryName="telefone.pais"
          country={form.typed('telefone.pais')}
        />
      </div>
      <div className="duo duo--i">
        <TextField
          {...form.field('dataNascimento')}
          label={optional('Data de nascimento')}
          onInput={({ currentTarget }) => formatDate(currentTarget)}
        />
      </div>
      {typeof isChosen === 'boolean' && (
        <label className="marca">
          <input type="hidden" name={newsletter} value={newsletterChoice.no} />
          <input type="checkbox" name={newsletter} value={newsletterChoice.yes} defaultChecked={isChosen} />
          Quero receber a newsletter
        </label>
      )}
    </ProfileForm>
  );
}

const optional = (label: string) => (
  <>
    {label} <span className="opcional">(opcional)</span>
  </>
);
