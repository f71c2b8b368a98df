import { deviceStorage } from '#lib/browser/storage.ts'

const key = 'wood-master.measuring'

/** Whether somebody agreed, for this browser, that the shop learns how fast its pages are and where their code fails. */
export const measuring = {
  isOn: () => deviceStorage.read(key) === 'on',
  turn: (on: boolean) => deviceStorage.write(key, on ? 'on' : undefined),
}
