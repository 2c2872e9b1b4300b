import { PrivateSet, Route, Router, Set } from '@redwoodjs/router'

import { useAuth } from './auth'
import { atBase } from './browser/basePath'
import { percentDecoded } from './browser/page/encoding'
import PageLoading, { LatePageLoading, pageLoadingDelayMs } from './components/PageLoading'
import { QueryParametersProvider, userIdInPath } from './features/links'
import { helpersSignIn, operatorRoles } from './features/operator'
import DocumentLayout from './layouts/DocumentLayout'
import FullScreenModalLayout from './layouts/FullScreenModalLayout'
import PageErrorBoundary from './layouts/PageErrorBoundary'
import PeerSessionProvider from './layouts/SessionLayout/PeerSessionProvider'
import { routesAtBase } from './routesAtBase'

// The router would analyse every route again if each render made a new object.
const paramTypes = { UserId: { match: userIdInPath, parse: percentDecoded } }

const whileLoadingPage = () => <PageLoading />
const whileLoadingHome = () => <PageLoading hasTagline />
const whileLoadingAuth = () => <LatePageLoading />

// These routes need a sign-in if REQUIRE_SIGN_IN is set; sharers never sign in.
const receiveRoutes = [<Route key="receiveWithoutBroadcaster" path="/receive" page={ReceivePage} name="receiveWithoutBroadcaster" />, <Route key="receive" path="/from/{fromUserId:UserId}" page={ReceivePage} name="receive" />]

// The paths are literals, because Redwood’s build reads them.
const routesAtRoot = () => (
  <Router useAuth={useAuth} paramTypes={paramTypes} pageLoadingDelay={pageLoadingDelayMs} trailingSlashes="never">
    <Set wrap={[QueryParametersProvider, DocumentLayout, PageErrorBoundary]} wide whileLoadingPage={whileLoadingPage}>
      <Route path="/" page={HomePage} name="home" prerender whileLoadingPage={whileLoadingHome} />
      <Route path="/sheets" page={SheetsPage} name="sheets" prerender />
    </Set>
    <Set wrap={[QueryParametersProvider, DocumentLayout, PageErrorBoundary]} whileLoadingPage={whileLoadingPage}>
      <Route path="/privacy" page={PrivacyPage} name="privacy" prerender />
      <Route path="/terms" page={TermsPage} name="terms" prerender />
    </Set>
    <Set wrap={[QueryParametersProvider, FullScreenModalLayout, PageErrorBoundary]} closeTo={atBase('/')} whileLoadingPage={whileLoadingPage}>
      <Route path="/coming-soon-on-mobile" page={ComingSoonOnMobilePage} name="comingSoonOnMobile" />
      <Route path="/test-connection" page={NetworkCheckPage} name="networkCheck" />
      <Route path="/auth/reset-password" page={ResetPasswordPage} name="resetPassword" />
    </Set>
    <Set wrap={[QueryParametersProvider, DocumentLayout, PageErrorBoundary]} wide whileLoadingPage={whileLoadingPage}>
      <Route path="/operator/sign-in" page={OperatorSignInPage} name="operatorSignIn" />
      <PrivateSet unauthenticated="operatorSignIn" roles={operatorRoles} whileLoadingAuth={whileLoadingAuth}>
        <Route path="/operator" page={OperatorPage} name="operator" />
      </PrivateSet>
    </Set>
    <Set wrap={[QueryParametersProvider, FullScreenModalLayout, PeerSessionProvider, PageErrorBoundary]} closeTo={atBase('/')} whileLoadingPage={whileLoadingPage}>
      {helpersSignIn() ? (
        <PrivateSet unauthenticated="operatorSignIn" whileLoadingAuth={whileLoadingAuth}>
          {receiveRoutes}
        </PrivateSet>
      ) : (
        receiveRoutes
      )}
      <Route path="/broadcast" page={BroadcastPage} name="broadcastWithoutReceiver" />
      <Route path="/{toUserId:UserId}" page={BroadcastPage} name="broadcast" />
    </Set>
    {/* Redwood shows nothing while its `notfound` page loads, so a glob route
        handles all other paths. */}
    <Set wrap={[QueryParametersProvider, FullScreenModalLayout, PageErrorBoundary]} closeTo={atBase('/')} whileLoadingPage={whileLoadingPage}>
      <Route path="/{path:Glob}" page={NotFoundPage} name="notFound" />
    </Set>
    <Route notfound page={NotFoundPage} />
  </Router>
)

const Routes = () => routesAtBase(routesAtRoot())

export default Routes
