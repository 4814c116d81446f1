import { tree } from '../../tree'

export const dynamic = 'force-dynamic'

export default function Page() {
  return tree()
}
