import type { VillaPage } from '../../../../features/villas/villas.contract.ts'
import { useSay } from '../../../words/use-say.ts'
import { ChipLink, Chips } from '../../kit/chip.tsx'
import prose from '../../kit/page/prose.module.css'
import { VillaSection } from '../sections/villa-section.tsx'
import style from './villa-about.module.css'

/** The description in the house's own words; what a guest should know before booking stands in bold. */
export const VillaAbout = ({ villa }: { villa: VillaPage }) => {
  const say = useSay()
  return (
    <VillaSection title={villa.headline || say('house.about')}>
      <div className={prose.prose}>
        {villa.description.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{withBold(paragraph)}</p>
        ))}
      </div>
      {villa.types.length > 0 && (
        <Chips className={style.types}>
          {villa.types.map((type) => (
            <ChipLink key={type.slug} to={`/${type.slug}`}>
              {type.name}
            </ChipLink>
          ))}
        </Chips>
      )}
    </VillaSection>
  )
}

/** '**text**' → <strong>; every second part of the split is between the marks. */
const withBold = (paragraph: string) =>
  paragraph.split('**').map((part, index) => (index % 2 ? <strong key={part}>{part}</strong> : part))
