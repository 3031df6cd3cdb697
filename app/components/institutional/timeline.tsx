interface TimelineStep {
  title: string;
  when: string;
  text: string;
}

export function Timeline({ title, beats }: { title: string; beats: readonly TimelineStep[] }) {
  return (
    <section className="secao secao--areia">
      <div className="palco">
        <h2 className="anos__titulo">{title}</h2>
        <ol className="anos">
          {beats.map((beat) => (
            <li key={beat.title}>
              <h3 className="voz">{beat.title}</h3>
              <p className="menor suave">{beat.when}</p>
              <p>{beat.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
