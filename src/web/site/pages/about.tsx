import type { Handle } from '../handle.ts'
import '../../words/load/reading.ts'
import { aboutPage, getTeam } from '../../../features/content/content.contract.ts'
import { requestContext } from '../../request-context.ts'
import { imageUrl } from '../../ui/image-url.ts'
import { useSay } from '../../words/use-say.ts'
import { pageMeta, placeOf } from '../page-meta.ts'
import type { Route } from './+types/about'
import style from './about.module.css'
import { PageFrame } from './page-frame.tsx'
import { RichText } from './rich-text.tsx'

export const handle: Handle = { words: ['reading'] }

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api } = context.get(requestContext)
  const [page, team] = await Promise.all([api(aboutPage), api(getTeam)])
  return { page: page.content, team: team.content }
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta({
    ...placeOf(matches, location.pathname),
    title: loaderData?.page.title,
    description: loaderData?.page.lead,
  })

export default function About({ loaderData: { page, team } }: Route.ComponentProps) {
  const say = useSay()
  return (
    <PageFrame title={page.title} lead={page.lead}>
      <RichText html={page.body} />
      {team.length > 0 && (
        <section className={style.team} id="ekip">
          <h2>{say('about.team')}</h2>
          <ul>
            {team.map((member) => (
              <li key={member.id}>
                {member.picture ? (
                  <img src={imageUrl(member.picture, 320, 75)} alt="" width={96} height={96} loading="lazy" />
                ) : (
                  <span aria-hidden="true">{initials(member.name)}</span>
                )}
                <p>
                  <b>{member.name}</b>
                  <br />
                  <span className="small">{member.role}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </PageFrame>
  )
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => part[0] ?? '')
    .join('')
    .slice(0, 2)
