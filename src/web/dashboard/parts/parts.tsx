import { signedIn } from '../staff.ts'
import { FieldParts } from './field-parts.tsx'
import { FormParts } from './form-parts.tsx'
import { ListParts } from './list-parts.tsx'

export const clientLoader = ({ request }: { request: Request }) => {
  signedIn(request)
  return null
}

/** Every part of the kit in its states, by its name in the code; in development only. */
export default function Parts() {
  return (
    <div className="stack stack--l">
      <FieldParts />
      <FormParts />
      <ListParts />
    </div>
  )
}
