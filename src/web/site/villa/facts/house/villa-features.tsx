import type { VillaPage } from '../../../../../features/villas/villas.contract.ts'
import { FeatureIcon } from '../../../../ui/feature-icon.tsx'
import { useSay } from '../../../../words/use-say.ts'
import { buttonClass } from '../../../kit/button/button.tsx'
import { VillaSection } from '../../sections/villa-section.tsx'
import style from './villa-features.module.css'

type Category = VillaPage['featureCategories'][number]
const FIRST = 12

/** The features that matter first; all of them by category behind one press. */
export const VillaFeatures = ({ categories }: { categories: Category[] }) => {
  const say = useSay()
  const all = categories.flatMap(({ features }) => features)
  if (!all.length) return null
  const first = [...all.filter(({ highlight }) => highlight), ...all.filter(({ highlight }) => !highlight)].slice(
    0,
    FIRST,
  )
  return (
    <VillaSection id="ozellikler" title={say('house.features')}>
      <FeatureList features={first} />
      {all.length > FIRST && (
        <details className={style.unfold}>
          <summary className={buttonClass({ look: 'line', size: 'small' })}>
            <span className={style.more}>{say('house.allFeatures', { n: all.length })}</span>
            <span className={style.less}>{say('house.fewerFeatures')}</span>
          </summary>
          {categories.map((category) => (
            <div key={category.name} className={style.part}>
              <h3>{category.name}</h3>
              <FeatureList features={category.features} />
            </div>
          ))}
        </details>
      )}
    </VillaSection>
  )
}

const FeatureList = ({ features }: { features: Category['features'] }) => (
  <ul className={`${style.features} ${style.three}`}>
    {features.map((feature) => (
      <li key={feature.id}>
        <FeatureIcon name={feature.icon} />
        {feature.name}
      </li>
    ))}
  </ul>
)
