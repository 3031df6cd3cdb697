import { passwordStrength, strengthNames } from './strength';

/** How strong a password is while it is typed, in words and as a line; told where it changes. */
export function PasswordStrength({ typed }: { typed: string }) {
  const strength = passwordStrength(typed);
  return (
    <p className="forca" data-forca={typed ? strength : undefined} role="status">
      {typed && `Força da senha: ${strengthNames[strength]}`}
    </p>
  );
}
