interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor pays dearly for bytes: then nothing is fetched ahead (specification 1, section 6: 2g, data-saver). */
export function savesData(device: { connection?: Connection } = navigator as object): boolean {
  const { saveData, effectiveType } = device.connection ?? {};
  return saveData === true || /2g$/.test(effectiveType ?? '');
}
