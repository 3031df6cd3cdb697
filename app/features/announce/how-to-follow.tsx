import { links } from '~/links';

interface HowToFollowProps {
  email: string;
  isSignedIn: boolean;
}

export const HowToFollow = ({ email, isSignedIn }: HowToFollowProps) => (
  <>
    {!isSignedIn && (
      <p className="suave">
        {`Para acompanhar, entre com ${email}, ou crie uma conta com este e-mail e confirme-o.`}
      </p>
    )}
    <p className="suave">
      Enviamos uma cópia para {email}. Para mudar algo, responda àquela carta ou{' '}
      <a className="sublinhado" href={links.contact()}>
        fale conosco
      </a>{' '}
      com a referência.
    </p>
  </>
);
