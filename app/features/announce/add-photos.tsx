export const AddPhotos = ({ to }: { to: string }) => (
  <p>
    Fotos ajudam na avaliação:{' '}
    <a className="sublinhado" href={to}>
      incluir fotos
    </a>
    .
  </p>
);
