export function FormProblem({ children }: { children: string | undefined }) {
  if (!children) return null
  return (
    <p role="alert" className="text-error">
      {children}
    </p>
  )
}
