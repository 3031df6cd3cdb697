import { type LoadedText, ShownText } from './loaded-text';

/** A page's own text, in the place of its sections. */
export const PageText = ({ text }: { text: LoadedText }) => (
  <div className="secao">
    <div className="palco">
      <ShownText text={text} />
    </div>
  </div>
);
