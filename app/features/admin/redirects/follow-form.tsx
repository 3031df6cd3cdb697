import { TextField } from '~/forms/text-field';
import { adminLinks } from '../admin-links';
import { addressField } from './redirect-forms';
import './redirects.css';

/** Any address of the site, with or without its name. */
export const FollowForm = ({ address, error }: { address: string; error?: string }) => (
  <form className="form mseguir" method="get" action={adminLinks.followAddress()}>
    <TextField
      id="endereco"
      name={addressField}
      label="Endereço"
      inputMode="url"
      autoComplete="off"
      maxLength={2_000}
      placeholder="/pagina-antiga"
      defaultValue={address}
      error={error}
    />
    <button className="bt bt--2">Conferir</button>
  </form>
);
