import { Logo } from './logo';

/** CRECI number beside the firm's name, as the law asks (domain notes, Brazil); the number is the brief's placeholder. */
export function Footer() {
  return (
    <footer className="pe escuro">
      <div className="palco">
        <Logo />
        <p className="lide pe__lema">Compra, venda e locação de imóveis escolhidos um a um.</p>
        <hr className="batida" />
        <div className="pe__fim">
          <p>© Bossa Nova</p>
          <p>CRECI 00.000-J</p>
        </div>
      </div>
    </footer>
  );
}
