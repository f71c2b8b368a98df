export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download reads the address after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
