import { passwordStrength, strengthNames } from './strength';

export function PasswordStrength({ typed }: { typed: string }) {
  const strength = passwordStrength(typed);
  return (
    <p className="forca" data-forca={typed ? strength : undefined} role="status">
      {typed && `Força da senha: ${strengthNames[strength]}`}
    </p>
  );
}
