/** A box on paper, to be ticked by hand. */
export function EmptyBox() {
  return <span aria-hidden="true" className="inline-block size-4 border border-base-content" />
}
